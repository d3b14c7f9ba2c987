import 'package:flagsmith/flagsmith.dart';
import 'package:flutter/widgets.dart';

// region: widget
/// Shows [child] while the flag is on, and follows later changes.
class FlagGate extends StatelessWidget {
  const FlagGate({super.key, required this.flagsmith, required this.name, required this.child});

  final FlagsmithClient flagsmith;
  final String name;
  final Widget child;

  @override
  Widget build(BuildContext context) => StreamBuilder<Flag>(
        stream: flagsmith.stream(name), // null until the flag is in storage
        builder: (context, snapshot) => snapshot.data?.enabled ?? false ? child : const SizedBox.shrink(),
      );
}
// endregion: widget

// region: lifecycle
/// Fetches again whenever the app comes to the front.
class FlagRefresher with WidgetsBindingObserver {
  FlagRefresher(this.flagsmith) {
    WidgetsBinding.instance.addObserver(this);
  }

  final FlagsmithClient flagsmith;

  @override
  void didChangeAppLifecycleState(AppLifecycleState state) {
    if (state == AppLifecycleState.resumed) {
      flagsmith.getFeatureFlags(user: flagsmith.cachedUser).ignore();
    }
  }
}
// endregion: lifecycle
