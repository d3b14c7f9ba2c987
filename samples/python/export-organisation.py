# Writes one organisation to a file. Run it in the Django shell of the API container:
#   python manage.py shell -c "$(cat export-organisation.py)"
import json
import os

from django.core.serializers.json import DjangoJSONEncoder
from import_export.export import full_export

# region: export
organisation_id = int(os.environ.get("ORGANISATION_ID", "1"))
target = os.environ.get("EXPORT_FILE", "/tmp/organisation.json")

with open(target, "w", encoding="utf-8") as file:
    file.write("[")
    for index, record in enumerate(full_export(organisation_id)):
        file.write(("," if index else "") + json.dumps(record, cls=DjangoJSONEncoder))
    file.write("]")
# endregion: export
