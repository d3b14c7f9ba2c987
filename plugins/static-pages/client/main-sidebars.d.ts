declare module '@generated/static-pages/default/main-sidebars.json' {
  const sidebars: Record<string, import('../node/mainSidebar').MainSidebar>;
  export default sidebars;
}
