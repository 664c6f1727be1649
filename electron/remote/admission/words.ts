import { randomInt } from 'node:crypto'
import type { Language } from '../../contract/ipc.ts'

/** The default number of words. */
export const FEWEST_WORDS = 3

/** Short words for things, which are easy to understand and to spell. */
export const WORD_LISTS: Readonly<Record<Language, readonly string[]>> = {
  en: wordsOf(`
    anchor apple apron arrow autumn bagel bakery balcony banana barrel basket beach beaver bell bench berry bicycle
    blanket bottle branch bread bridge broom bucket butter button cabin cable cactus camel camera candle cannon canvas
    captain carpet carrot castle cellar chair chalk cheese cherry chest chimney circus citadel clock cloud clover coast
    coconut coffee compass copper coral cotton crab cradle crane crown crystal cuckoo curtain daisy desert diamond
    dolphin donkey dragon drum eagle easel echo elephant engine falcon feather fence fiddle fig finger flag flute forest
    fountain fox frigate frog galley garden garlic ginger glove goose grape grove guitar gull hammer hammock harbour
    harp hazel hedgehog helmet heron herring honey horizon iceberg island ivory jacket jaguar jasmine jelly jungle
    juniper kettle kitchen kitten ladder lagoon lantern leather lemon letter lily lion lobster locket magnet magpie
    mango maple market marble mast meadow melon mermaid mirror mitten monkey moon mountain mushroom mustard nectar
    needle nest noodle notebook oak oasis ocean octopus olive onion orange orchid organ ostrich otter owl oyster paddle
    palace palm panther parade parrot peach peacock pearl pebble pelican pencil pepper piano pigeon pillow pilot
    pineapple pirate planet plum pocket pond poppy potato puddle pumpkin puppet pyramid rabbit radish raft rainbow
    raisin raspberry raven ribbon river robin rocket rooster rose saddle saffron sail salmon sandal saucer scarf
    schooner shadow shark shelter shovel silver sleigh snail snow spark sparrow spinach spoon spring squirrel star
    statue stork storm stove sugar summer sunset swallow swan table teapot temple tent thimble thunder tiger toffee
    tomato torch tower treasure tulip tunnel turtle umbrella valley vanilla velvet village violet volcano wagon walnut
    walrus waterfall whale wheel whistle willow window winter wolf yacht zebra
  `),
  ru: wordsOf(`
    якорь яблоко фартук стрела осень бублик пекарня балкон банан бочка корзина пляж бобер колокол скамья ягода велосипед
    одеяло бутылка ветка хлеб мост метла ведро масло пуговица каюта канат кактус верблюд камера свеча пушка холст
    капитан ковер морковь замок погреб кресло мелок сыр вишня сундук труба цирк цитадель часы облако клевер берег кокос
    кофе компас медь коралл хлопок краб колыбель журавль корона кристалл кукушка занавес ромашка пустыня алмаз дельфин
    осел дракон барабан орел мольберт эхо слон мотор сокол перо забор скрипка инжир палец флаг флейта лес фонтан лиса
    фрегат лягушка галера сад чеснок имбирь перчатка гусь виноград роща гитара чайка молоток гамак гавань арфа орешник
    еж шлем цапля сельдь мед горизонт айсберг остров бивень куртка ягуар жасмин желе джунгли можжевельник чайник кухня
    котенок лестница лагуна фонарь кожа лимон письмо лилия лев омар медальон магнит сорока манго клен рынок мрамор мачта
    луг дыня русалка зеркало варежка обезьяна луна гора гриб горчица нектар иголка гнездо лапша тетрадь дуб оазис океан
    осьминог оливка луковица апельсин орхидея орган страус выдра сова устрица весло дворец пальма пантера парад попугай
    персик павлин жемчуг галька пеликан карандаш перец рояль голубь подушка лоцман ананас пират планета слива карман
    пруд мак картофель лужа тыква кукла пирамида кролик редиска плот радуга изюм малина ворон лента река зяблик ракета
    петух роза седло шафран парус лосось сандалия блюдце шарф шхуна тень акула шалаш лопата серебро сани улитка снег
    искра воробей шпинат ложка весна белка звезда статуя аист буря печка сахар лето закат ласточка лебедь стол заварник
    храм палатка наперсток гром тигр ириска помидор факел башня клад тюльпан туннель черепаха зонт долина ваниль бархат
    деревня фиалка вулкан повозка орех морж водопад кит колесо свисток ива окно зима волк яхта зебра
  `),
}

/**
 * Draws pairing words. They are valid once and for two minutes, with few tries, and a person at the table approves the
 * guest, so about twenty million combinations are enough.
 */
export function drawWords(language: Language, count: number = FEWEST_WORDS): readonly string[] {
  const words = WORD_LISTS[language]
  return Array.from({ length: count }, () => words[randomInt(words.length)] ?? '')
}

function wordsOf(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}
