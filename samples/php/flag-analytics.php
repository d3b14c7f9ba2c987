<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;

// region: enable
$flagsmith = new Flagsmith(
    apiKey: getenv('FLAGSMITH_ENVIRONMENT_KEY'),
    host: getenv('FLAGSMITH_API_URL'),
    enableAnalytics: true,
);
// endregion: enable
var_dump($flagsmith->getEnvironmentFlags()->isFeatureEnabled('new_checkout'));
