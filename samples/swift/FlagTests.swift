import XCTest

// region: protocol
/// The app depends on this protocol, so a test needs neither the SDK nor a network.
protocol FlagReading {
    func isEnabled(_ name: String) -> Bool
}

struct FixedFlags: FlagReading {
    let enabled: Set<String>
    func isEnabled(_ name: String) -> Bool { enabled.contains(name) }
}

func checkoutTitle(flags: some FlagReading) -> String {
    flags.isEnabled("new_checkout") ? "New checkout" : "Checkout"
}
// endregion: protocol

// region: test
final class CheckoutTests: XCTestCase {
    func testNewCheckout() {
        XCTAssertEqual(checkoutTitle(flags: FixedFlags(enabled: ["new_checkout"])), "New checkout")
        XCTAssertEqual(checkoutTitle(flags: FixedFlags(enabled: [])), "Checkout")
    }
}
// endregion: test
