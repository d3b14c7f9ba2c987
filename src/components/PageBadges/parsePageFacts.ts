/** Front matter is checked by the content tests; here it only has to be narrowed. */
export type PageFacts = {appliesTo: string[]; minPlan: string | undefined; since: string | undefined; verified: string | undefined};

export function parsePageFacts(frontMatter: object): PageFacts | undefined {
  const {applies_to: appliesTo, min_plan: minPlan, since, verified} = frontMatter as Record<string, unknown>;
  if (!Array.isArray(appliesTo)) return undefined;
  return {appliesTo: appliesTo.map(String), minPlan: optional(minPlan), since: optional(since), verified: optional(verified)};
}

function optional(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
