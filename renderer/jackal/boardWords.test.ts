import { describe, expect, it } from 'vitest'
import { drawnBoard } from '../../engine/testkit/drawnBoard.ts'
import { translator } from '../i18n/t.ts'
import { boardWords, deckWords } from './boardWords.ts'
import { rulesBook } from './rulesBook/rulesBook.ts'

const textOf = (language: 'en' | 'ru', id: string) =>
  rulesBook(translator(language)).find((entry) => entry.id === id)?.text

describe('the words for board and deck', () => {
  it('describe the classic island', () => {
    expect(textOf('en', 'J-BOARD')).toContain('13 by 13 cells, columns a to m from west to east, rows 1 to 13 from')
    expect(textOf('en', 'J-BOARD')).toContain('the island: 117 tiles, a square of 11 by 11')
    expect(textOf('en', 'J-DECK')).toContain('The same 117 tiles')
    expect(textOf('en', 'J-DECK')).toContain('16 chests with 37 coins in all')
    expect(textOf('en', 'J-DECK')).toContain('10 bottles')
  })

  it('agree with their numbers in Russian', () => {
    expect(textOf('ru', 'J-BOARD')).toContain('Поле\u00a0— 13 на 13 клеток: буквы a–m')
    expect(textOf('ru', 'J-DECK')).toContain('те же 117 клеток, но в новом порядке: 16 сундуков, в них 37 монет')
  })

  it('depend on the board', () => {
    const board = drawnBoard('~~~~~ ~##~~ ~###~ ~~~~~')
    expect(boardWords(board)).toEqual({ files: 5, ranks: 4, lastFile: 'e', side: 3 })
    const words = deckWords(translator('en'), { empty: 2, 'chest-2': 1, 'bottle-1': 1, galleon: 1 })
    expect(words).toMatchObject({ tiles: '5 tiles', chests: '1 chest', coins: '2 coins', bottles: '1 bottle' })
  })
})
