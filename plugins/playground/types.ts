/** What crosses from build to browser, and from the page to the worker. */

/** The component that an author writes, and its short name in links and chunks. */
export const AID_COMPONENTS = {
  RolloutVisualiser: 'rollout',
  SegmentPlayground: 'segment',
  EvaluationLadder: 'ladder',
  UsageCalculator: 'usage',
  PermissionExplorer: 'permissions',
  SignatureChecker: 'signature',
  EdgeProxyGenerator: 'edge-proxy',
  TopologyBuilder: 'topology',
} as const;

export type AidName = (typeof AID_COMPONENTS)[keyof typeof AID_COMPONENTS];

export type TraitValue = string | number | boolean;

/** The evaluation context of the flag engine, as far as we use it. */
type EngineCondition = {property: string; operator: string; value?: string};
export type EngineRule = {type: string; conditions?: EngineCondition[]; rules?: EngineRule[]};
export type EngineFeature = {
  key: string;
  name: string;
  enabled: boolean;
  value: string | number | boolean | null;
  priority?: number;
  variants?: {value: string; weight: number; priority: number}[];
};
export type EngineSegment = {key: string; name: string; rules: EngineRule[]; overrides?: EngineFeature[]};
export type EngineContext = {
  environment: {key: string; name: string};
  identity?: {identifier: string; key?: string; traits?: Record<string, TraitValue>};
  features: Record<string, EngineFeature>;
  segments: Record<string, EngineSegment>;
};
export type EngineResult = {
  flags: Record<string, {name: string; enabled: boolean; value: unknown; reason: string}>;
  segments: {name: string}[];
};

/** The three functions of the engine that we call; the contract test holds the package to them. */
export type Engine = {
  getEvaluationResult: (context: EngineContext) => EngineResult;
  traitsMatchSegmentCondition: (condition: EngineCondition, segmentKey: string, context: EngineContext) => boolean;
  getHashedPercentageForObjIds: (ids: string[]) => number;
};
