// Angular: requests go through HttpClient, so that interceptors apply, and components read a signal.

// region: angular
import {HttpClient} from '@angular/common/http';
import {inject, Injectable, signal} from '@angular/core';
import flagsmith from '@flagsmith/flagsmith';

@Injectable({providedIn: 'root'})
export class FlagService {
  private readonly http = inject(HttpClient);
  readonly changes = signal(0);

  async start(): Promise<void> {
    await flagsmith.init({
      environmentID: 'YOUR_ENVIRONMENT_KEY',
      api: 'https://edge.api.flagsmith.com/api/v1/',
      angularHttpClient: this.http,
      onChange: () => this.changes.update((count) => count + 1),
    });
  }

  isEnabled(name: string): boolean {
    this.changes();
    return flagsmith.hasFeature(name);
  }
}
// endregion: angular
