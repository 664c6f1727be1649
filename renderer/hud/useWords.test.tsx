import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { useSession } from '../host/session.ts'
import { useWords } from './useWords.ts'

it('the name of a seat shows that a bot plays it for a person, until the match is over', () => {
  const bot = { kind: 'bot', level: 'medium' } as const
  const seats = [
    { seat: 'north', name: 'Grace', player: bot },
    { seat: 'south', name: 'Ben', player: bot },
  ]
  const times = { createdAt: 0, updatedAt: 0, moves: 0, outcome: null }
  const match: MatchInfo = { id: 'm', game: 'jackal', title: '', seats, ...times, hadPeople: ['south'] }
  onTestFinished(() => useSession.setState({ match: null }))
  const names = (now: MatchInfo) => {
    useSession.setState({ match: now })
    return ['north', 'south'].map(renderHook(useWords).result.current.nameOf)
  }
  expect(names(match)).toEqual(['Grace', 'Ben (bot)'])
  expect(names({ ...match, outcome: { winners: ['north'], scores: {}, reason: 'over' } })).toEqual(['Grace', 'Ben'])
})
