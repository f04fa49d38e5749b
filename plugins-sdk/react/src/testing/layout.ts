/**
 * Nothing is laid out here. Fluent moves the focus into a dialog, and hides from readers what lies behind it, by what has
 * a place on the page: so everything that is displayed is said to have one.
 */
export function layOut(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.style.display === 'none' || this === document.body ? null : this.parentElement;
    },
  });
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  neverHideDialogs();
}

/** Fluent also hides a dialog that has not got the focus in time, and with it its name. Time must not matter here. */
function neverHideDialogs(): void {
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'aria-hidden' && this.hasAttribute('aria-modal')) return;
    setAttribute.call(this, name, value);
  };
}
