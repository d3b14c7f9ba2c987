/** `{"k8s": ["Kubernetes"]}`: checked here, trusted from then on. */
export function parseSynonyms(file: string, text: string): Record<string, string[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${file} must be an object like {"k8s": ["Kubernetes"]}.`);
  for (const [phrase, alternatives] of Object.entries(value)) {
    const isList =
      Array.isArray(alternatives) && alternatives.length > 0 && alternatives.every((word) => typeof word === 'string' && word.trim());
    if (!phrase.trim() || !isList) throw new Error(`${file}: "${phrase}" needs a list of at least one phrase, like ["Kubernetes"].`);
  }
  return value as Record<string, string[]>;
}
