/** The key that turns a letter into a shortcut here, as its keyboard has it printed. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
