declare module '@generated/page-data/default/main-sidebar.json' {
  const sidebar: import('../node/mainSidebar').MainSidebar | null;
  export default sidebar;
}
