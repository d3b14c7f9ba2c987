declare module '@generated/static-pages/default/main-sidebar.json' {
  const sidebar: import('../node/mainSidebar').MainSidebar | null;
  export default sidebar;
}
