#!/usr/bin/env bash
# Percent-encodes a password for a database URL.
set -euo pipefail

# region: encode
python3 -c 'import sys, urllib.parse; print(urllib.parse.quote(sys.argv[1], safe=""))' 'p@ss#word/1'
# endregion: encode
