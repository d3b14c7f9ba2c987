type Loader = {
  resourcePath: string;
  getOptions: () => {siteDir: string};
  addDependency: (file: string) => void;
  addContextDependency: (folder: string) => void;
};

export default function watchFacts(this: Loader, source: string): string;
