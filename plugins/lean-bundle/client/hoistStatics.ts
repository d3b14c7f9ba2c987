/** react-router imports it for `withRouter`, which nothing here calls. */
export default function hoistStatics<T>(target: T): T {
  return target;
}
