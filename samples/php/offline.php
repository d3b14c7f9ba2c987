<?php

// Reads flags from a file and never calls the API.

declare(strict_types=1);

// region: offline
require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Engine\Environments\EnvironmentModel;
use Flagsmith\Flagsmith;
use Flagsmith\Offline\LocalFileHandler;

/** Release 5.1.0 leaves the value of some flags unset and then stops at them. */
final class DocumentHandler extends LocalFileHandler
{
    public function getEnvironment(): EnvironmentModel
    {
        $environment = parent::getEnvironment();
        $lists = [$environment->feature_states];
        foreach ($environment->project->segments as $segment) {
            $lists[] = $segment->feature_states;
        }
        foreach ($environment->identity_overrides as $identity) {
            $lists[] = $identity->identity_features;
        }
        foreach ($lists as $states) {
            foreach ($states as $state) {
                $state->feature_state_value ??= null;
            }
        }
        return $environment;
    }
}

$flagsmith = new Flagsmith(
    offlineMode: true,
    offlineHandler: new DocumentHandler('environment.json'),
);

$flags = $flagsmith->getIdentityFlags('customer-42', (object) ['plan' => 'pro']);
echo 'banner_text: ' . $flags->getFeatureValue('banner_text') . "\n";
// endregion: offline
