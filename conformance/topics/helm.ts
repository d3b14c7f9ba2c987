/** Helm needs a cluster. Keys of the chart are held by `schema: helm-values` of the samples. */
import {checksFor} from '../types';

const notCheckable = "needs a Kubernetes cluster; npm test holds the sample against the chart's keys";

export default [
  checksFor('deployment/hosting/kubernetes', [{id: 'production', sample: 'yaml/helm-values-production.yaml', notCheckable}]),
  checksFor('deployment/hosting/openshift', [{id: 'openshift', sample: 'yaml/helm-values-openshift.yaml', notCheckable}]),
  checksFor('deployment/hosting/google-cloud', [{id: 'gke', sample: 'yaml/helm-values-gke.yaml', notCheckable}]),
];
