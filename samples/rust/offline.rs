// Reads flags from a file and never calls the API.

// region: offline
use flagsmith::flagsmith::offline_handler::LocalFileHandler;
use flagsmith::{Flagsmith, FlagsmithOptions};

fn main() -> Result<(), flagsmith::error::Error> {
    let handler = LocalFileHandler::new("environment.json").expect("environment.json is readable");
    let flagsmith = Flagsmith::new(
        // Not used offline, and the constructor wants one.
        String::new(),
        FlagsmithOptions {
            offline_mode: true,
            offline_handler: Some(Box::new(handler)),
            ..Default::default()
        },
    );

    let flags = flagsmith.get_environment_flags()?;
    println!("banner_text: {}", flags.get_feature_value_as_string("banner_text")?);
    Ok(())
}
// endregion: offline
