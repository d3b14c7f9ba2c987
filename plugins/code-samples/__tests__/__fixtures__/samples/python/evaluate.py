# region: whole
import os
# region: remote
def read():
    # region: body
    return 1

    # endregion: body
# endregion: remote
# endregion: whole
