/**
 * Replaces a hook of the stock theme that tells keyboard from mouse by a class on the body, so
 * that rings around focused elements show for one and not the other. Browsers do that by themselves
 * (`:focus-visible`), and each change of the class restyled every element of the page: twice for
 * a click on a link, a tenth of a second on a slow phone.
 */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

export function useKeyboardNavigation(): void {
  // Nothing to do.
}
