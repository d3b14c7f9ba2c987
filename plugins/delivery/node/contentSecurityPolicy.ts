import type {Policy} from '../types';

export function mergePolicies(...policies: Policy[]): Policy {
  const merged = new Map<string, Set<string>>();
  for (const [directive, sources] of policies.flatMap((policy) => Object.entries(policy))) {
    const known = merged.get(directive) ?? new Set<string>();
    sources.forEach((source) => known.add(source));
    // 'none' is valid only as the single source.
    if (known.size > 1) known.delete("'none'");
    merged.set(directive, known);
  }
  return Object.fromEntries([...merged].map(([directive, sources]) => [directive, [...sources]]));
}

export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
