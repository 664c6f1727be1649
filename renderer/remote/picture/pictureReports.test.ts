import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { GuestFeedMessage } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/sessionState.ts'
import { addNumbers, beginNumbers } from '../../host/shownEvents.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { PictureReports } from './pictureReports.ts'

const ADD = { evolve: (count: number) => count + 1, cues: { added: () => [] }, homes: () => () => null }
const match = { id: 'm', moves: 3 }

beforeEach(() => {
  pageTable.attach('jackal', ADD)
  beginNumbers(4)
  pageTable.playback.load(0)
  useSession.setState({ match: match as never }) // no more is read
  onTestFinished(() => {
    pageTable.playback.load(null)
    useSession.setState({ match: null })
  })
})

/** Returns a page with a view in which event 4 was the last one, and its reports. */
function picture({ isHidden = false } = {}) {
  const reports: unknown[] = []
  const page = new PictureReports({ call: (_method, params) => reports.push(params), isHidden: () => isHidden })
  onTestFinished(page.begin())
  page.note({ kind: 'snapshot', match, history: 'h1' } as unknown as GuestFeedMessage) // no more is read
  return { reports, page }
}

const shown = (lastEvent: number) => ({ moves: 3, picture: { match: 'm', history: 'h1', lastEvent } })

describe('a clean feed', () => {
  it('reports its view, and the last event of those that it shows together', async () => {
    const { reports } = picture()
    addNumbers([{ n: 5 }, { n: 6 }, { n: 7 }])
    pageTable.playback.enqueue([{ kind: 'added' }, { kind: 'added' }, { kind: 'added' }])
    pageTable.playback.foldTo(2)
    await vi.waitFor(() => expect(reports.at(-1)).toEqual(shown(6)))
    pageTable.playback.foldTo(3)
    await vi.waitFor(() => expect(reports.at(-1)).toEqual(shown(7)))
    expect(reports).toEqual([shown(4), shown(6), shown(7)])
  })

  it('reports that it shows nothing while it is hidden', () => {
    const { reports } = picture({ isHidden: true })
    expect(reports).toEqual([{ moves: 3, picture: null }])
  })

  it('reports nothing about a match that it does not show', () => {
    const { reports, page } = picture()
    useSession.setState({ match: null })
    page.report()
    expect(reports).toEqual([shown(4)])
  })
})
