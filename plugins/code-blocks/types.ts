/** A pair of colour themes the reader can pick; names are Shiki's. */
export type CodeTheme = {id: string; label: string; light: string; dark: string};

export const codeThemes: CodeTheme[] = [
  {id: 'github', label: 'GitHub', light: 'github-light-high-contrast', dark: 'github-dark-high-contrast'},
  {id: 'solarized', label: 'Solarized', light: 'solarized-light', dark: 'solarized-dark'},
  {id: 'one', label: 'One', light: 'one-light', dark: 'one-dark-pro'},
  {id: 'catppuccin', label: 'Catppuccin', light: 'catppuccin-latte', dark: 'catppuccin-mocha'},
  {id: 'rose-pine', label: 'Rosé Pine', light: 'rose-pine-dawn', dark: 'rose-pine-moon'},
  {id: 'vitesse', label: 'Vitesse', light: 'vitesse-light', dark: 'vitesse-dark'},
  {id: 'gruvbox', label: 'Gruvbox', light: 'gruvbox-light-hard', dark: 'gruvbox-dark-hard'},
  {id: 'everforest', label: 'Everforest', light: 'everforest-light', dark: 'everforest-dark'},
  {id: 'night-owl', label: 'Night Owl', light: 'night-owl-light', dark: 'night-owl'},
  {id: 'material', label: 'Material', light: 'material-theme-lighter', dark: 'material-theme-ocean'},
  {id: 'kanagawa', label: 'Kanagawa', light: 'kanagawa-lotus', dark: 'kanagawa-wave'},
  {id: 'dracula', label: 'Dracula', light: 'dracula', dark: 'dracula'},
  {id: 'nord', label: 'Nord', light: 'nord', dark: 'nord'},
  {id: 'monokai', label: 'Monokai', light: 'monokai', dark: 'monokai'},
  {id: 'tokyo-night', label: 'Tokyo Night', light: 'tokyo-night', dark: 'tokyo-night'},
];
