// Keeps the application going when the API cannot be reached or a flag does not exist.

// region: defaults
use flagsmith::{Flag, Flagsmith, FlagsmithOptions};
use flagsmith_flag_engine::types::{FlagsmithValue, FlagsmithValueType};

fn default_flag(name: &str) -> Flag {
    let (enabled, value) = match name {
        "page_size" => (true, "10"),
        _ => (false, ""),
    };
    Flag {
        enabled,
        value: FlagsmithValue {
            value: value.to_string(),
            value_type: FlagsmithValueType::String,
        },
        is_default: true,
        feature_name: name.to_string(),
        ..Default::default()
    }
}

fn main() -> Result<(), flagsmith::error::Error> {
    let key = std::env::var("FLAGSMITH_ENVIRONMENT_KEY").expect("FLAGSMITH_ENVIRONMENT_KEY is set");
    let flagsmith = Flagsmith::new(
        key,
        FlagsmithOptions {
            api_url: "https://unreachable.example.com/api/v1/".to_string(),
            default_flag_handler: Some(default_flag),
            request_timeout_seconds: 2,
            ..Default::default()
        },
    );

    let flags = flagsmith.get_environment_flags()?;
    let state = if flags.is_feature_enabled("new_checkout")? { "on" } else { "off" };
    println!("new_checkout: {state}");
    println!("page_size: {}", flags.get_feature_value_as_string("page_size")?);
    println!("is default: {}", flags.get_flag("page_size")?.is_default);
    Ok(())
}
// endregion: defaults
