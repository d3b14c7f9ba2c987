<?php

// Reads flags for the environment and for an identity, evaluated by the API.

declare(strict_types=1);

// region: init
require __DIR__ . '/vendor/autoload.php';

use Flagsmith\Flagsmith;

$flagsmith = new Flagsmith(
    apiKey: getenv('FLAGSMITH_ENVIRONMENT_KEY'),
    host: 'https://edge.api.flagsmith.com/api/v1/',
);
// endregion: init

// region: remote
$flags = $flagsmith->getEnvironmentFlags();

if ($flags->isFeatureEnabled('new_checkout')) {
    echo "new_checkout: on\n";
}
echo 'page_size: ' . $flags->getFeatureValue('page_size') . "\n";
// endregion: remote

// region: identity
// One request stores the traits and returns every flag for this identity.
$flags = $flagsmith->getIdentityFlags('customer-42', (object) ['plan' => 'pro', 'seats' => 12]);
echo 'banner_text: ' . $flags->getFeatureValue('banner_text') . "\n";
// endregion: identity

// region: transient
// This trait takes part in the evaluation and is not stored. It must be an object, not an array.
$flags = $flagsmith->getIdentityFlags('customer-42', (object) [
    'plan' => (object) ['value' => 'pro', 'transient' => true],
]);
echo 'page_size: ' . $flags->getFeatureValue('page_size') . "\n";

// Nothing is stored for this visitor, not even the identifier.
$flags = $flagsmith->getIdentityFlags('visitor-7', null, true);
echo 'page_size: ' . $flags->getFeatureValue('page_size') . "\n";
// endregion: transient
