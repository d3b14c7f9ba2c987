/** Every metric of the table: name, type and labels, as the processes register them. */
import {readTable} from '../tables';
import {checksFor, type Context} from '../types';

type Row = {name: string; type: string; labels: string};
type Registered = Record<string, {type: string; labels: string[]}>;

const {rows, says} = readTable<Row>('metrics');

/**
 * With RUN_BY_PROCESSOR the metrics of the Task Processor are registered too. A counter is
 * registered without its `_total`.
 */
const SCRIPT = `
import importlib, json
from django.apps import apps
from prometheus_client import REGISTRY
for name in ["common.gunicorn", *(app.name for app in apps.get_app_configs())]:
    try:
        importlib.import_module(f"{name}.metrics")
    except ModuleNotFoundError:
        pass
found = {c._name: {"type": c._type, "labels": list(c._labelnames)} for c in REGISTRY._collector_to_names if hasattr(c, "_labelnames")}
print("@@" + json.dumps(found))
`;

let registered: Promise<Registered> | undefined;

async function readRegistry({command}: Context): Promise<Registered> {
  const {code, output} = await command(['shell', '-c', SCRIPT], {RUN_BY_PROCESSOR: 'true'});
  const found = /@@(\{.*\})/.exec(output)?.[1];
  if (code !== 0 || !found) throw new Error(`flagsmith shell ended with code ${code}: ${output.slice(-400)}`);
  return JSON.parse(found) as Registered;
}

export default checksFor('system-administration/metrics', [
  ...rows.map((row) => ({
    id: row.name.replaceAll('_', '-'),
    ...says(row, 'name', 'type', 'labels'),
    run: async (context: Context) => {
      const metric = (await (registered ??= readRegistry(context)))[row.name.replace(/_total$/, '')];
      // The first name of each part: `result`: `success` or `failure` names one label and its
      // values.
      const labels =
        row.labels === 'none'
          ? []
          : (row.labels
              .replace(/:.*$/, '')
              .replace(/\(.*?\)/g, '')
              .match(/\w+/g) ?? []);
      const wanted = {type: row.type, labels};
      if (JSON.stringify(metric) !== JSON.stringify(wanted))
        throw new Error(`${JSON.stringify(metric)}, the table says ${JSON.stringify(wanted)}`);
    },
  })),
  {
    id: 'all-listed',
    in: 'data/tables/metrics.json',
    says: 'Prometheus metrics of the Core API and the Task Processor',
    run: async (context: Context) => {
      const known = new Set(rows.map(({name}) => name.replace(/_total$/, '')));
      const others = Object.keys(await (registered ??= readRegistry(context))).filter(
        (name) => name.startsWith('flagsmith_') && !known.has(name),
      );
      if (others.length > 0) throw new Error(`the table lacks ${others.join(', ')}`);
    },
  },
]);
