// region: rust
use open_feature::{EvaluationContext, OpenFeature};
use open_feature_flagsmith::{FlagsmithOptions, FlagsmithProvider};

#[tokio::main]
async fn main() {
    let key = std::env::var("FLAGSMITH_ENVIRONMENT_KEY").expect("a key");
    let provider = FlagsmithProvider::new(key, FlagsmithOptions::default())
        .await
        .expect("a provider");

    let mut api = OpenFeature::singleton_mut().await;
    api.set_provider(provider).await;
    let client = api.create_client();

    let customer = EvaluationContext::default()
        .with_targeting_key("customer-42")
        .with_custom_field("plan", "pro");
    let is_new = client
        .get_bool_value("new_checkout", &customer, None)
        .await
        .unwrap_or(false);
    println!("new_checkout: {is_new}");
}
// endregion: rust
