import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CasterCommand, CasterState } from '../../../electron/contract/caster.ts'
import { useSession } from '../../host/session.ts'
import { receiveCaster, useCaster } from '../../remote/caster/caster.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { CasterPage } from './CasterPage.tsx'
import { useRefusal } from './commands.ts'
import { useKeyPoint } from './keyPoint.ts'
import { usePen } from './pen.ts'

const LOOKING = { viewer: 'spectator', settings: { language: 'en' } } as const

beforeEach(() => {
  usePen.setState(usePen.getInitialState())
  useCaster.setState(useCaster.getInitialState())
  useRefusal.setState(useRefusal.getInitialState())
  useKeyPoint.setState(useKeyPoint.getInitialState())
  useOnlooker.setState({ link: { kind: 'joined' } })
})

/** Opens the page of a caster over a Sea Battle; returns what it sends. */
async function opened() {
  const table = await seaBattleTable({ northFired: 'j10' }, LOOKING)
  const sent: CasterCommand[] = []
  const user = table.panel(<CasterPage send={(command) => sent.push(command)} />)
  await screen.findByTestId('flat-table')
  const state = (change: Partial<CasterState>): void => {
    const match = useSession.getState().match?.id ?? ''
    act(() => receiveCaster({ match, shot: { kind: 'director' }, marks: [], text: null, replays: 0, ...change }))
  }
  return { user, sent, state }
}

const board = () => screen.getByTestId('caster-board')
const note = () => screen.getByTestId('caster-note').textContent

describe('the page of a caster', () => {
  it('draws by keys: a ring, an arrow and a line, each on the board of its seat', async () => {
    const { user, sent } = await opened()
    board().focus()
    await user.click(screen.getByTestId('caster-ring'))
    board().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await user.click(screen.getByTestId('caster-arrow'))
    board().focus()
    await user.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowDown}{Enter}')
    await user.click(screen.getByTestId('caster-stroke'))
    board().focus()
    await user.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}')
    const at = (x: number, y: number) => ({ x, y, board: 'north' })
    expect(sent).toEqual([
      { kind: 'mark', mark: { shape: 'ring', at: at(6.5, 5.5) } },
      { kind: 'mark', mark: { shape: 'arrow', from: at(5.5, 5.5), to: at(6.5, 6.5) } },
      { kind: 'mark', mark: { shape: 'stroke', points: [at(5.5, 5.5), at(6.5, 5.5)] } },
    ])
  })

  it('goes on to the other board at its edge, and names the cell there', async () => {
    const { user, sent } = await opened()
    await user.click(screen.getByTestId('caster-ring'))
    board().focus()
    await user.keyboard(`${'{ArrowRight}'.repeat(6)}{Enter}`)
    expect(sent).toEqual([{ kind: 'mark', mark: { shape: 'ring', at: { x: 0.5, y: 5.5, board: 'south' } } }])
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('A6.'))).toBe(true)
  })

  it('chooses the picture: the director, the table, or the next touched place', async () => {
    const { user, sent, state } = await opened()
    await user.click(screen.getByTestId('caster-shot-table'))
    await user.click(screen.getByTestId('caster-shot-place'))
    expect(note()).toBe('Touch the place to show.')
    board().focus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(sent).toEqual([
      { kind: 'shot', shot: { kind: 'table' } },
      { kind: 'shot', shot: { kind: 'place', at: { x: 5.5, y: 5.5, board: 'north' } } },
    ])
    state({ shot: { kind: 'place', at: { x: 5.5, y: 5.5, board: 'north' } } })
    expect(screen.getByTestId('caster-shot-place').getAttribute('aria-pressed')).toBe('true')
  })

  it('writes the lower third without what cannot be printed, takes it away, and repeats the last move', async () => {
    const { user, sent, state } = await opened()
    expect(screen.getByTestId('caster-text-show').getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(screen.getByTestId('caster-text'), { target: { value: '  A hit!\u202E ' } })
    await user.click(screen.getByTestId('caster-text-show'))
    state({ text: 'A hit!' })
    expect(screen.getByText('Viewers read: “A hit!”')).toBeDefined()
    await user.click(screen.getByTestId('caster-text-hide'))
    await user.click(screen.getByTestId('caster-replay'))
    await user.click(screen.getByTestId('caster-clear'))
    expect(sent).toEqual([
      { kind: 'text', text: 'A hit!' },
      { kind: 'text', text: null },
      { kind: 'replay' },
      { kind: 'clear' },
    ])
  })

  it('says who sees what, why something was refused, and that the table is lost', async () => {
    await opened()
    expect(note()).toBe('You see what the viewers see.')
    act(() => useSession.setState({ viewer: 'open' }))
    expect(note()).toContain('All players agreed')
    vi.useFakeTimers()
    act(() => useRefusal.setState({ code: 'too-many-requests' }))
    expect(screen.getByRole('alert').textContent).toBe('That was too fast. Wait a moment.')
    act(() => void vi.advanceTimersByTime(7000))
    expect(screen.queryByRole('alert')).toBeNull()
    vi.useRealTimers()
    act(() => useRefusal.setState({ code: 'save-failed' }))
    expect(screen.getByRole('alert').textContent).toBe('The table did not accept this.')
    act(() => useOnlooker.setState({ link: { kind: 'lost' } }))
    expect(document.querySelector('.caster-link')?.textContent).toContain('lost')
  })

  it.each(['revoked', 'unknown-token'] as const)('says after %s that the address was for one match', async (reason) => {
    await opened()
    act(() => useOnlooker.setState({ link: { kind: 'closed', reason } }))
    expect(screen.getByTestId('watch-card').textContent).toContain('Ask the table for the address of the next one.')
  })

  it('shows the marks that the audience sees, until they have faded', async () => {
    const { state } = await opened()
    const mark = { shape: 'ring', at: { x: 2.5, y: 2.5, board: 'south' } } as const
    state({ marks: [{ id: 1, mark, age: 7900 }] })
    const ring = screen.getAllByTestId('caster-ring').find((one) => one.tagName === 'g')
    expect(ring?.closest('svg')?.dataset.board).toBe('south')
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(document.querySelector('g.caster-mark')).toBeNull()
  })
})
