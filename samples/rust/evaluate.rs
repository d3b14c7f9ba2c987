// Reads flags for the environment and for an identity, evaluated by the API.

// region: init
use flagsmith::flagsmith::models::SDKTrait;
use flagsmith::{Flagsmith, FlagsmithOptions};
use flagsmith_flag_engine::types::{FlagsmithValue, FlagsmithValueType};

fn new_client() -> Flagsmith {
    let key = std::env::var("FLAGSMITH_ENVIRONMENT_KEY").expect("FLAGSMITH_ENVIRONMENT_KEY is set");
    let options = FlagsmithOptions {
        // The last slash is needed.
        api_url: "https://edge.api.flagsmith.com/api/v1/".to_string(),
        ..Default::default()
    };
    Flagsmith::new(key, options)
}
// endregion: init

// region: trait
fn text(value: &str) -> FlagsmithValue {
    FlagsmithValue {
        value: value.to_string(),
        value_type: FlagsmithValueType::String,
    }
}
// endregion: trait

fn main() -> Result<(), flagsmith::error::Error> {
    let flagsmith = new_client();

    // region: remote
    let flags = flagsmith.get_environment_flags()?;

    if flags.is_feature_enabled("new_checkout")? {
        println!("new_checkout: on");
    }
    println!("page_size: {}", flags.get_feature_value_as_string("page_size")?);
    // endregion: remote

    // region: identity
    // One request stores the traits and returns every flag for this identity.
    let traits = vec![SDKTrait::new("plan".to_string(), text("pro"))];
    let flags = flagsmith.get_identity_flags("customer-42", Some(traits), None)?;

    println!("banner_text: {}", flags.get_feature_value_as_string("banner_text")?);
    // endregion: identity

    // region: transient
    // This trait takes part in the evaluation and is not stored.
    let once = vec![SDKTrait::new_with_transient("plan".to_string(), text("pro"), true)];
    let flags = flagsmith.get_identity_flags("customer-42", Some(once), None)?;
    println!("page_size: {}", flags.get_feature_value_as_string("page_size")?);

    // Nothing is stored for this visitor, not even the identifier.
    let flags = flagsmith.get_identity_flags("visitor-7", None, Some(true))?;
    println!("page_size: {}", flags.get_feature_value_as_string("page_size")?);
    // endregion: transient

    Ok(())
}
