"""Tests code that reads flags, without a network."""

# region: testing
from flagsmith import Flagsmith
from flagsmith.models import DefaultFlag, Flag, Flags
from flagsmith.offline_handlers import LocalFileHandler


def page_title(flags: Flags) -> str:
    return "Checkout, new" if flags.is_feature_enabled("new_checkout") else "Checkout"


def test_both_branches() -> None:
    """Hand the code the flags it needs."""
    for enabled, title in ((True, "Checkout, new"), (False, "Checkout")):
        flags = Flags(flags={"new_checkout": Flag(enabled=enabled, value=None, feature_id=1, feature_name="new_checkout")})
        assert page_title(flags) == title


def test_api_down() -> None:
    """An empty object with a handler is what a failed call returns."""
    flags = Flags(default_flag_handler=lambda name: DefaultFlag(enabled=False, value=None))
    assert page_title(flags) == "Checkout"


def test_rules() -> None:
    """Evaluate real segments from a document that is kept beside the tests."""
    flagsmith = Flagsmith(offline_mode=True, offline_handler=LocalFileHandler("environment.json"))
    flags = flagsmith.get_identity_flags("customer-42", traits={"plan": "pro"})
    assert flags.is_feature_enabled("banner_text")
# endregion: testing


if __name__ == "__main__":
    test_both_branches()
    test_api_down()
    test_rules()
    print("3 tests passed")
