<?php
// Evaluates a flag through OpenFeature.
require __DIR__ . '/vendor/autoload.php';

use OpenFeature\OpenFeatureAPI;
use OpenFeature\Providers\Flagsmith\config\FlagsmithConfig;
use OpenFeature\Providers\Flagsmith\FlagsmithProvider;
use OpenFeature\implementation\flags\Attributes;
use OpenFeature\implementation\flags\EvaluationContext;

$api = OpenFeatureAPI::getInstance();
$api->setProvider(new FlagsmithProvider(new FlagsmithConfig(getenv('FLAGSMITH_ENVIRONMENT_KEY'))));

$customer = new EvaluationContext('customer-42', new Attributes(['plan' => 'pro']));
$on = $api->getClient('shop')->getBooleanValue('new_checkout', false, $customer);
echo 'new_checkout: ', $on ? 'on' : 'off', "\n";
