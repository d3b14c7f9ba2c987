/**
 * What the empty box offers: where most readers begin. tests/content/search.test.ts follows each.
 */
export const POPULAR = [
  {title: 'Quickstart', url: '/quickstart', trail: 'From nothing to a page with a flag'},
  {title: 'Node.js', url: '/clients/server-side?language=javascript', trail: 'Server-side SDKs'},
  {title: 'Python', url: '/clients/server-side?language=python', trail: 'Server-side SDKs'},
  {title: 'React', url: '/clients/react', trail: 'Client-side SDKs'},
  {title: 'Segments', url: '/basic-features/segments', trail: 'Target a group of users'},
  {title: 'Docker', url: '/deployment/hosting/docker', trail: 'Host it yourself'},
  {title: 'Rate limits', url: '/system-administration/system-limits', trail: 'System limits'},
] as const;
