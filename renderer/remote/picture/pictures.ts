import type { GuestFeedMessage } from '../../../electron/contract/screens.ts'
import { followShown, shownEvent, steppedTable } from '../../host/shownEvents.ts'
import type { Timer } from '../net/connection.ts'
import type { TableLink } from '../net/tableLink.ts'
import { PictureFollower } from './pictureFollower.ts'
import { PictureReports } from './pictureReports.ts'

const isHidden = (): boolean => document.hidden

/** Writes the number of the shown event into the page, for style sheets and tests: `<html data-event="12">`. */
function writeEvent(): void {
  document.documentElement.dataset.event = String(shownEvent())
}

/** Reports to the table what this page shows, and that it shows nothing while it is hidden. */
export function reportPicture(link: TableLink): PictureReports {
  const reports = new PictureReports({ call: (method, params) => link.call(method, params), isHidden })
  reports.begin()
  followShown(writeEvent)
  document.addEventListener('visibilitychange', () => reports.report())
  return reports
}

/** Lets this page show its messages together with the leading picture of its channel. */
export function followPicture(timer: Timer, pass: (message: GuestFeedMessage) => void): PictureFollower {
  const follower = new PictureFollower({ timer, table: steppedTable, pass, isHidden })
  followShown((isFirst) => {
    writeEvent()
    if (isFirst) follower.goOn() // its game is attached
  })
  return follower
}
