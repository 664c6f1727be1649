/** All that is not needed to show the menu: nine tenths of the page. It is fetched when the menu can be used. */
export { OtherScreen } from './OtherScreens.tsx'
export { Room } from './Room.tsx'
export { Toasts } from './Toasts.tsx'
