/** Starting the program again without the graphics card, at the same match. */
import { app } from 'electron'

/** Chromium's switch: everything is drawn by the processor, and pages have no WebGL. */
const WITHOUT_CARD = 'disable-gpu'
/** Our switch: the id of the match to open at once. */
const MATCH = 'open-match'

/** Returns whether this run draws without the graphics card. */
export const isWithoutCard = (): boolean => app.commandLine.hasSwitch(WITHOUT_CARD)

/** Returns the id of the match that was open before a restart; null without one. */
export const matchOfRestart = (): string | null => app.commandLine.getSwitchValue(MATCH) || null

/** Ends the program as a user does, and starts it again with this match. Acknowledged moves are on the disk. */
export function restartWithoutCard(match: string | null): void {
  const args = process.argv.slice(1).filter((arg) => !arg.startsWith(`--${MATCH}=`))
  app.relaunch({ args: [...args, `--${WITHOUT_CARD}`, ...(match === null ? [] : [`--${MATCH}=${match}`])] })
  app.quit()
}
