/** What crosses to the browser: only services that are configured are present. */
export type ServiceSettings = {
  analytics?: {apiKey: string; batch: boolean};
  tagManager?: {containerId: string};
  marketing?: {region: string; accountId: string};
  visitorIntelligence?: {clientId: string};
};

export type ServiceId = keyof ServiceSettings;

export type ServicesGlobalData = {
  settings: ServiceSettings;
  /** How the prompt calls each configured service. */
  names: Partial<Record<ServiceId, string>>;
};

/** The shape of every provider module in client/providers/. */
export type Provider<Id extends ServiceId> = {
  /**
   * Resolves once the service runs. Called once, in production, when the browser is idle
   * and the reader has agreed.
   */
  load: (settings: NonNullable<ServiceSettings[Id]>) => Promise<void>;
  /** Removes what the service stored on this device, when the reader withdraws. */
  forget: () => void;
};
