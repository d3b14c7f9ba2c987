use flagsmith::error::Error;
use flagsmith::flagsmith::models::{Flags, SDKTrait};
use flagsmith::{Flagsmith, FlagsmithOptions};
use flagsmith_flag_engine::types::{FlagsmithValue, FlagsmithValueType};
use std::env;

fn text(value: &str) -> FlagsmithValue {
    FlagsmithValue {
        value: value.to_string(),
        value_type: FlagsmithValueType::String,
    }
}

// region: trait
fn with_transient_trait(client: &Flagsmith) -> Result<Flags, Error> {
    let traits = vec![
        SDKTrait::new("plan".to_string(), text("pro")),
        SDKTrait::new_with_transient("country".to_string(), text("PT"), true),
    ];
    client.get_identity_flags("user-12345", Some(traits), None)
}
// endregion: trait

// region: identity
fn as_guest(client: &Flagsmith) -> Result<Flags, Error> {
    let traits = vec![SDKTrait::new("plan".to_string(), text("free"))];
    client.get_identity_flags("guest-7f3a", Some(traits), Some(true))
}
// endregion: identity

fn main() {
    let options = FlagsmithOptions {
        api_url: env::var("FLAGSMITH_API_URL").expect("FLAGSMITH_API_URL"),
        ..Default::default()
    };
    let client = Flagsmith::new(env::var("FLAGSMITH_ENVIRONMENT_KEY").expect("FLAGSMITH_ENVIRONMENT_KEY"), options);
    for flags in [with_transient_trait(&client), as_guest(&client)] {
        println!("{}", flags.expect("flags").is_feature_enabled("new_checkout").unwrap_or(false));
    }
}
