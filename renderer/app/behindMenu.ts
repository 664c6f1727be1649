/** Everything that the menu does not need: nine tenths of the page. It is loaded once the menu is usable. */

export { GraphicsNotice } from '../shell/flat/GraphicsNotice.tsx'
export { Pads } from '../shell/pads/Pads.tsx'
export { Room } from '../shell/Room.tsx'
export { AtOtherTable } from './join/AtOtherTable.tsx'
export { SettingsKey } from './menu/SettingsKey.tsx'
export { learn, playAgain, playFirst } from './newMatch/quickStart.ts'
export { OtherScreen } from './OtherScreens.tsx'
export { GivenFilesDialog } from './saves/GivenFilesDialog.tsx'
export { RoomNotices } from './screens/RoomNotices.tsx'
export { TableBeingSet } from './TableBeingSet.tsx'
export { WindowCommands } from './WindowCommands.tsx'
export { WindowToasts } from './WindowToasts.tsx'
