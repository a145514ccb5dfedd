import type { learn as english } from '../en/learn.ts';

export { learnDs } from './learn-ds.ts';
export { learnM } from './learn-m.ts';

/** Co říká Ada v prvních hrách s průvodkyní, po kapitolách a krocích. */
export const learn: Readonly<Record<keyof typeof english, string>> = {
  'learn.evo.1.title': 'Za co se vyhrává',
  'learn.evo.1.1.say': 'Poslední lístek v téhle hře. Dejte ho svému zvířeti s krunýřem a spočítáme body.',
  'learn.evo.1.1.do': 'Nakrmte zvíře s krunýřem',
  'learn.evo.1.1.after': 'Snědeno. Všechna potrava z vašich desek jde do sáčku a hra končí.',
  'learn.evo.1.2.say': 'Teď body. Nejdřív sáček: každý lístek v něm je jeden bod.',
  'learn.evo.1.2.do': 'Vyberte svůj sáček',
  'learn.evo.1.2.after': 'Deset lístků, deset bodů. Vyhrává se hlavně jídlem.',
  'learn.evo.1.3.say': 'Počítá se i každé zvíře, které ještě žije. Tohle číslo říká, kolik jich je.',
  'learn.evo.1.3.do': 'Vyberte číslo vedle tří kroužků',
  'learn.evo.1.3.after': 'Tady tři, tam dvě: dalších pět bodů.',
  'learn.evo.1.4.say': 'Před vámi je ještě něco za bod. Najděte to.',
  'learn.evo.1.4.do': 'Vyberte Tvrdý krunýř',
  'learn.evo.1.4.after': 'Ano, každá vlastnost žijícího druhu je bod. Deset, pět a jedna je šestnáct.',
  'learn.evo.1.4.wrong.body': 'Velké tělo se hodí, ale bod to není.',
  'learn.evo.1.4.wrong.hand': 'Karta v ruce už nemá žádnou cenu. Podívejte se, co mají vaše zvířata.',

  'learn.evo.2.title': 'Malé zvíře',
  'learn.evo.2.1.say':
    'Váš první druh: jedno malé zvíře. Číslo u tří kroužků je populace, tolik tlamiček musíte nakrmit.',
  'learn.evo.2.1.do': 'Vyberte populaci',
  'learn.evo.2.1.after': 'Jedna tlamička potřebuje každé kolo jeden lístek. Víc než šest jich nebude.',
  'learn.evo.2.2.say': 'Druhé číslo je velikost těla. Velké zvíře se loví těžko.',
  'learn.evo.2.2.do': 'Vyberte velikost těla',
  'learn.evo.2.2.after': 'Zaútočit na něj může jen větší lovec.',
  'learn.evo.2.3.say': 'A tohle jsou vaše karty: každé kolo tři a za každý druh ještě jedna.',
  'learn.evo.2.3.do': 'Vyberte karty v ruce',
  'learn.evo.2.3.after': 'Jeden druh, tedy čtyři karty. Víc druhů, víc karet.',

  'learn.evo.3.title': 'Potrava pro všechny',
  'learn.evo.3.1.say': 'Než se začne jíst, každý dá k napajedlu jednu kartu. Platí jen číslo v rohu.',
  'learn.evo.3.1.do': 'Dejte kartu s číslem 3',
  'learn.evo.3.1.after': 'Tři lístky od vás. Co dáte sem, to už nezahrajete.',
  'learn.evo.3.1.wrong': 'Minus jednička by lístek ubrala. To se hodí, když jíte maso.',
  'learn.evo.3.2.say': 'Heron i Otter také dali kartu. Leží lícem dolů, dokud nezačneme jíst.',
  'learn.evo.3.2.do': 'Vyberte napajedlo',
  'learn.evo.3.2.after': 'Nikdo ještě neví, kolik toho bude. To je hádanka každého kola.',

  'learn.evo.4.title': 'Jedna karta, trojí využití',
  'learn.evo.4.1.say': 'Karta se může stát vlastností. Dejte zvířeti Tvrdý krunýř: do krmení zůstane skrytý.',
  'learn.evo.4.1.do': 'Dejte Tvrdý krunýř na svůj druh',
  'learn.evo.4.1.after': 'Teď už se loví těžko. Druh má místo na tři vlastnosti.',
  'learn.evo.4.2.say': 'Kartu můžete také odhodit a druh o jedna vyroste. Odhoďte Rohy za další tlamičku.',
  'learn.evo.4.2.do': 'Odhoďte Rohy za populaci',
  'learn.evo.4.2.after': 'Už dvě zvířata: další bod, pokud obě nakrmíte.',
  'learn.evo.4.2.wrong': 'Větší zvíře se loví hůř, ale sáček plní jen tlamičky.',
  'learn.evo.4.3.say': 'Z poslední karty bude nový druh. Přibude na kterémkoli konci vaší řady.',
  'learn.evo.4.3.do': 'Odhoďte poslední kartu za nový druh',
  'learn.evo.4.3.after': 'Dva druhy: o jeden tah s jídlem víc a příští kolo o jednu kartu víc.',
  'learn.evo.4.3.wrong': 'I to jde. Ale nový druh vám odteď přinese kartu každé kolo.',

  'learn.evo.5.title': 'Napajedlo',
  'learn.evo.5.1.say':
    'Šest lístků, osm tlamiček a začínáte vy. Nakrmte zvíře s krunýřem: hladové by vyhynulo.',
  'learn.evo.5.1.do': 'Nakrmte zvíře s krunýřem',
  'learn.evo.5.1.after':
    'Jíme popořadě, pokaždé jeden druh. Heronovo zvíře má Sběračství, a tak si vzalo dva.',
  'learn.evo.5.2.say': 'Zbývají dva lístky a jste na tahu. Který váš druh ještě nic nemá?',
  'learn.evo.5.2.do': 'Nakrmte svůj nový druh',
  'learn.evo.5.2.after':
    'Napajedlo je prázdné. Druh s krunýřem měl jeden lístek na dvě tlamičky, a tak o jednu přišel, ale nikdo nevyhynul.',
  'learn.evo.5.2.wrong': 'Pak nový druh nedostane nic a vyhyne. Po jednom lístku přežijí oba.',
  'learn.evo.5.3.say': 'Co se snědlo, je ve vašem sáčku.',
  'learn.evo.5.3.do': 'Vyberte svůj sáček',
  'learn.evo.5.3.after': 'Dva lístky, dva body. Ty už vám nikdo nevezme.',

  'learn.evo.6.title': 'Lovec',
  'learn.evo.6.1.say': 'Napajedlo je prázdné, ale váš lovec lístky nejí. Nejdřív se podívejte na jeho tělo.',
  'learn.evo.6.1.do': 'Vyberte velikost těla svého lovce',
  'learn.evo.6.1.after': 'Čtyři. Uloví každého, kdo má méně.',
  'learn.evo.6.2.say': 'Otterovo zvíře má tělo velikosti dva a nic ho nechrání.',
  'learn.evo.6.2.do': 'Zaútočte svým lovcem na Otterovo zvíře',
  'learn.evo.6.2.after':
    'Čtyři je víc než dva. Dostanete tolik masa, jak velká je kořist, tedy dvě, a Otter přijde o jedno zvíře.',
  'learn.evo.6.2.wrong': 'Tohle má rohy: stály by vás jedno zvíře. Nejdřív to druhé.',
  'learn.evo.6.3.say': 'Váš lovec má ještě dvě hladové tlamičky. Kořist si vyberte sami.',
  'learn.evo.6.3.do': 'Zaútočte na Otterovo zvíře ještě jednou',
  'learn.evo.6.3.after': 'Všechny čtyři tlamičky jsou syté a maso se v sáčku počítá stejně jako lístky.',
  'learn.evo.6.3.wrong': 'Rohy: kdo na něj zaútočí, ztratí zvíře. Je tu kořist, která vám neublíží.',

  'learn.evo.7.title': 'Zůstat naživu',
  'learn.evo.7.1.say': 'Teď má lovce Heron. Podívejte se, jak je velký.',
  'learn.evo.7.1.do': 'Vyberte velikost těla Heronova lovce',
  'learn.evo.7.1.after': 'Pět. Obě vaše zvířata jsou menší, může ulovit kterékoli.',
  'learn.evo.7.2.say': 'Varovné volání chrání sousedy po obou stranách. Dejte ho levému zvířeti.',
  'learn.evo.7.2.do': 'Dejte Varovné volání na levý druh',
  'learn.evo.7.2.after': 'Pravé je v bezpečí. To, které varuje, není.',
  'learn.evo.7.3.say': 'Zbývá jedna karta. Ochraňte i to, které varuje.',
  'learn.evo.7.3.do': 'Dejte Tvrdý krunýř na levý druh',
  'learn.evo.7.3.after': 'Jedna a čtyři je pět a pět není víc než pět. Heron musí hledat jinde.',
  'learn.evo.7.3.wrong': 'To lovce o velikosti pět nezastaví. Krunýř přidá k tělu čtyři.',
  'learn.evo.7.3.wrong.neighbour': 'Tohle už volání chrání. To, které varuje, ne.',

  'learn.evo.8.title': 'Poslední kolo',
  'learn.evo.8.1.say': 'Karty došly, a tak je tohle kolo poslední. Co zůstane v ruce, se nepočítá.',
  'learn.evo.8.1.do': 'Vyberte karty v ruce',
  'learn.evo.8.1.after': 'Vlastnost na zvířeti je bod. Tlamička také, pokud ji nakrmíte.',
  'learn.evo.8.2.say': 'Dohrajte kolo proti Heronovi. Zůstanu vedle vás.',
  'learn.evo.8.2.after': 'To bylo celé kolo a hru už znáte. Přisedněte si k nám, kdykoli chcete.',
  'learn.evo.8.2.ask.food-card':
    'Máte pět tlamiček. Dejte kartu s vysokým číslem, tu, kterou nejméně potřebujete.',
  'learn.evo.8.2.ask.play-card':
    'Na každé volné místo jde dát vlastnost a každá je za bod. Zahrajte všechno.',
  'learn.evo.8.2.ask.feed': 'Nejdřív ten, kdo ještě nic nemá: bez lístku by vyhynul.',
};
