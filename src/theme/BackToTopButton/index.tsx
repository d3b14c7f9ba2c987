/**
 * Instead of the stock theme/BackToTopButton: the corner has one floating button, that of the
 * assistant.
 */
export default function NoBackToTopButton(): null {
  return null;
}
