import type { Network, ScreensState } from '../contract/screens.ts'
import type { Log } from '../files/log.ts'
import type { AddressKeeper } from './admission/addressBook.ts'
import type { ListeningFacts } from './listening.ts'
import type { RoomSetting } from './room/roomParts.ts'
import type { OpenServer } from './transport/process/serverProcess.ts'

/** The parts of the program that other screens need. */
export interface OtherScreensSetting extends Omit<RoomSetting, 'tell' | 'onChange'>, ListeningFacts {
  readonly openServer: OpenServer
  readonly networks: () => readonly Network[]
  /** Keeps the computer awake, or lets it sleep again. */
  readonly keepAwake: (awake: boolean) => void
  /** Passes every change on to the window. */
  readonly show: (state: ScreensState) => void
  readonly log: Log
  /** The keeper of addresses after the end of the program; a file of the data folder unless another is given. */
  readonly addresses?: AddressKeeper
}
