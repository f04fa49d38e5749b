/**
 * Stands for `tabster` in the shell's build. Fluent disposes of its focus manager together with the last component
 * that used it; when that was a dialog, the page it had hidden from assistive technology would stay hidden. Here the
 * focus manager, once a page has it, stays for as long as the page does.
 */
export * from 'tabster-itself';

export function disposeTabster(): void {}
