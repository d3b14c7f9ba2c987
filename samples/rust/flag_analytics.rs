use flagsmith::{Flagsmith, FlagsmithOptions};
use std::env;

// region: enable
fn connect() -> Flagsmith {
    let options = FlagsmithOptions {
        api_url: env::var("FLAGSMITH_API_URL").expect("FLAGSMITH_API_URL"),
        enable_analytics: true,
        ..Default::default()
    };
    Flagsmith::new(env::var("FLAGSMITH_ENVIRONMENT_KEY").expect("FLAGSMITH_ENVIRONMENT_KEY"), options)
}
// endregion: enable

fn main() {
    let flags = connect().get_environment_flags().expect("flags");
    println!("{}", flags.is_feature_enabled("new_checkout").unwrap_or(false));
}
