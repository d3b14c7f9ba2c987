# region: blocks
import {
  to = flagsmith_feature.checkout_redesign
  id = "00000000-0000-4000-8000-000000000002"
}

import {
  to = flagsmith_feature_state.checkout_staging
  id = "YOUR_ENVIRONMENT_KEY,00000000-0000-4000-8000-000000000003"
}

import {
  to = flagsmith_tag.checkout
  id = "00000000-0000-4000-8000-000000000004,00000000-0000-4000-8000-000000000005"
}
# endregion: blocks
