// Evaluates flags in this process, from a copy of the environment document.

// region: local
use flagsmith::flagsmith::models::SDKTrait;
use flagsmith::{Flagsmith, FlagsmithOptions};
use flagsmith_flag_engine::types::{FlagsmithValue, FlagsmithValueType};

fn main() -> Result<(), flagsmith::error::Error> {
    // A server-side key, which starts with "ser.".
    let key = std::env::var("FLAGSMITH_SERVER_KEY").expect("FLAGSMITH_SERVER_KEY is set");
    let flagsmith = Flagsmith::new(
        key,
        FlagsmithOptions {
            api_url: "https://edge.api.flagsmith.com/api/v1/".to_string(),
            enable_local_evaluation: true,
            environment_refresh_interval_mills: 60_000,
            ..Default::default()
        },
    );

    // No request is made here, and no trait is stored.
    let plan = FlagsmithValue {
        value: "pro".to_string(),
        value_type: FlagsmithValueType::String,
    };
    let traits = vec![SDKTrait::new("plan".to_string(), plan)];
    let flags = flagsmith.get_identity_flags("customer-42", Some(traits), None)?;
    println!("banner_text: {}", flags.get_feature_value_as_string("banner_text")?);

    // An identity override from the dashboard applies too.
    let flags = flagsmith.get_identity_flags("beta-tester-1", None, None)?;
    println!("new_checkout: {}", flags.get_feature_value_as_string("new_checkout")?);
    Ok(())
}
// endregion: local
