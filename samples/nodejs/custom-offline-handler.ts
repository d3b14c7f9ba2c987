// Reads the environment document from a place of your own.

// region: handler
import {statSync} from 'node:fs';

import {BaseOfflineHandler, type EnvironmentModel, Flagsmith, LocalFileHandler} from '@flagsmith/nodejs';

/** Reads the file again when it has changed. */
class ReloadingHandler extends BaseOfflineHandler {
  private loaded?: {modified: number; environment: EnvironmentModel};

  constructor(private readonly file: string) {
    super();
  }

  getEnvironment(): EnvironmentModel {
    const modified = statSync(this.file).mtimeMs;
    if (this.loaded?.modified !== modified) {
      this.loaded = {modified, environment: new LocalFileHandler(this.file).getEnvironment()};
    }
    return this.loaded.environment;
  }
}

const flagsmith = new Flagsmith({offlineMode: true, offlineHandler: new ReloadingHandler('environment.json')});
// endregion: handler

const flags = await flagsmith.getIdentityFlags('customer-42', {plan: 'pro'});
console.log('banner_text:', flags.getFeatureValue('banner_text'));
