/** Everything that the menu does not need, nine tenths of the page. It is loaded once the menu is usable. */

export { GraphicsNotice } from './flat/GraphicsNotice.tsx'
export { AtOtherTable } from './join/AtOtherTable.tsx'
export { HelpKey } from './keys/HelpKey.tsx'
export { learn, playAgain, playFirst } from './newMatch/quickStart.ts'
export { OtherScreen } from './OtherScreens.tsx'
export { Room } from './Room.tsx'
export { GivenFilesDialog } from './saves/GivenFilesDialog.tsx'
export { RoomNotices } from './screens/RoomNotices.tsx'
export { TableBeingSet } from './TableBeingSet.tsx'
export { Toasts } from './Toasts.tsx'
