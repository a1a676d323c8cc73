import { describe, expect, it } from "vitest";
import { understoodDays } from "./understood-days.ts";
import { understoodEmail } from "./understood-email.ts";
import { understoodHours } from "./understood-hours.ts";
import { understoodLink } from "./understood-link.ts";
import { phonesIn, understoodPhone } from "./understood-phone.ts";

// What people type and paste, with its meaning.

describe("telephones", () => {
  it.each([
    ["951 516 0000", "+529515160000"],
    ["9515160000", "+529515160000"],
    ["(951) 516-0000", "+529515160000"],
    ["951.516.0000", "+529515160000"],
    ["951-51-6-00-00", "+529515160000"],
    ["+52 951 516 0000", "+529515160000"],
    ["52 951 516 0000", "+529515160000"],
    ["+52 1 951 516 0000", "+529515160000"],
    ["521 951 516 0000", "+529515160000"],
    ["+5219515160000", "+529515160000"],
    ["01 951 516 0000", "+529515160000"],
    ["01-951-516-0000", "+529515160000"],
    ["01 (951) 516 0000", "+529515160000"],
    ["044 951 516 0000", "+529515160000"],
    ["045 951 516 0000", "+529515160000"],
    ["Tel. 951 516 0000", "+529515160000"],
    ["Tel: (01951) 516 0000", "+529515160000"],
    ["llámame al 951 516 0000", "+529515160000"],
    ["mi cel es 951 516 0000, gracias", "+529515160000"],
    ["📞 951 516 0000", "+529515160000"],
    ["\u202a+52 951 516 0000\u202c", "+529515160000"],
    ["951\u2011516\u20110000", "+529515160000"],
    ["55 5555 0000", "+525555550000"],
    ["(55) 5555-0000", "+525555550000"],
    ["951 516 0000 ext. 12", "+529515160000,12"],
    ["951 516 0000 ext 12", "+529515160000,12"],
    ["951 516 0000 Ext: 12", "+529515160000,12"],
    ["951 516 0000 extensión 305", "+529515160000,305"],
    ["951 516 0000, 12", "+529515160000,12"],
    ["+529515160000,12", "+529515160000,12"],
    ["https://wa.me/5219515160000", "+529515160000"],
    ["https://wa.me/529515160000?text=Hola%20doctora", "+529515160000"],
    ["wa.me/529515160000", "+529515160000"],
    ["http://wa.me/+529515160000", "+529515160000"],
    ["https://api.whatsapp.com/send?phone=5219515160000", "+529515160000"],
    [
      "https://api.whatsapp.com/send/?phone=529515160000&text&type=phone_number&app_absent=0",
      "+529515160000",
    ],
    ["https://web.whatsapp.com/send?phone=529515160000", "+529515160000"],
    ["whatsapp://send?phone=+5219515160000", "+529515160000"],
    ["tel:+529515160000", "+529515160000"],
    ["tel:951-516-0000", "+529515160000"],
    ["WhatsApp: https://wa.me/529515160000", "+529515160000"],
    ["000 000 0000", "+520000000000"],
    ["", ""],
  ])("%j is %s", (typed, stored) => {
    expect(understoodPhone(typed)).toBe(stored);
    expect(understoodPhone(stored)).toBe(stored);
  });

  it.each([
    ["951 516 0000 / 951 516 0001", ["+529515160000", "+529515160001"]],
    ["951 516 0000 y 951 516 0001", ["+529515160000", "+529515160001"]],
    ["Citas 951 516 0000, urgencias 044 951 128 0001", ["+529515160000", "+529511280001"]],
  ])("%j has two", (typed, stored) => {
    expect(phonesIn(typed)).toEqual(stored);
  });

  it.each(["12345", "llámame", "+1 212 555 0100", "951 516 000", "https://www.ejemplo.mx"])(
    "%j is none, and stays as it is typed",
    (typed) => {
      expect(phonesIn(typed)).toEqual([]);
      expect(understoodPhone(typed)).toBe(typed);
    },
  );
});

describe("days", () => {
  it.each([
    ["L-V", "Lunes a viernes"],
    ["l-v", "Lunes a viernes"],
    ["L a V", "Lunes a viernes"],
    ["Lun-Vie", "Lunes a viernes"],
    ["Lun. a Vie.", "Lunes a viernes"],
    ["lunes-viernes", "Lunes a viernes"],
    ["LUNES A VIERNES:", "Lunes a viernes"],
    ["lunes – viernes", "Lunes a viernes"],
    ["de lunes a viernes", "Lunes a viernes"],
    ["De Lunes a Viernes.", "Lunes a viernes"],
    ["lunes al viernes", "Lunes a viernes"],
    ["lunes hasta el viernes", "Lunes a viernes"],
    ["entre semana", "Lunes a viernes"],
    ["días hábiles", "Lunes a viernes"],
    ["LMXJV", "Lunes a viernes"],
    ["L M M J V", "Lunes a viernes"],
    ["Lunes a Viernes y Sábados", "Lunes a sábado"],
    ["Lun a Vie y Sab", "Lunes a sábado"],
    ["L-S", "Lunes a sábado"],
    ["Sábados", "Sábado"],
    ["los sábados", "Sábado"],
    ["Sáb.", "Sábado"],
    ["sabado", "sabado"],
    ["sábados y domingos", "Sábado y domingo"],
    ["Fines de semana", "Sábado y domingo"],
    ["fin de semana", "Sábado y domingo"],
    ["S/D", "Sábado y domingo"],
    ["Todos los días", "Lunes a domingo"],
    ["diario", "Lunes a domingo"],
    ["lun, mié y vie", "Lunes, miércoles y viernes"],
    ["Lunes, Miércoles, Viernes", "Lunes, Miércoles, Viernes"],
    ["lunes/miércoles/viernes", "Lunes, miércoles y viernes"],
    ["Ma y Ju", "Martes y jueves"],
    ["martes & jueves", "Martes y jueves"],
    ["Lunes a viernes", "Lunes a viernes"],
    ["", ""],
  ])("%j are %s", (typed, stored) => {
    expect(understoodDays(typed)).toBe(stored);
    expect(understoodDays(stored)).toBe(stored);
  });

  it.each(["previa cita", "lunes a", "mañana", "Enero"])(
    "%j are none, and stay as they are typed",
    (typed) => {
      expect(understoodDays(typed)).toBe(typed);
    },
  );
});

describe("hours", () => {
  it.each([
    ["9 a 14 hrs", "9:00 a 14:00"],
    ["9 a 14", "9:00 a 14:00"],
    ["9-14", "9:00 a 14:00"],
    ["9:00-14:00", "9:00 a 14:00"],
    ["9:00 – 14:00", "9:00 a 14:00"],
    ["09:00 a 14:00 hrs.", "9:00 a 14:00"],
    ["09:00 A 14:00 HRS", "9:00 a 14:00"],
    ["9.00 a 14.00", "9:00 a 14:00"],
    ["9h a 14h", "9:00 a 14:00"],
    ["9h30 a 14h", "9:30 a 14:00"],
    ["de 9 a 14 horas", "9:00 a 14:00"],
    ["de las 9 a las 14 horas", "9:00 a 14:00"],
    ["desde las 9 hasta las 14", "9:00 a 14:00"],
    ["entre las 9 y las 14", "9:00 a 14:00"],
    ["9:00 am a 2:00 pm", "9:00 a 14:00"],
    ["9:00 AM - 2:00 PM", "9:00 a 14:00"],
    ["9am-2pm", "9:00 a 14:00"],
    ["9 a.m. a 2 p.m.", "9:00 a 14:00"],
    ["9 a. m. a 2 p. m.", "9:00 a 14:00"],
    ["9 a 2 pm", "9:00 a 14:00"],
    ["9 a 2", "9:00 a 14:00"],
    ["9 de la mañana a 2 de la tarde", "9:00 a 14:00"],
    ["3 a 8 pm", "15:00 a 20:00"],
    ["3 pm a 8 pm", "15:00 a 20:00"],
    ["3:30 a 8 pm", "15:30 a 20:00"],
    ["15 a 20", "15:00 a 20:00"],
    ["15:00 a 20:00", "15:00 a 20:00"],
    ["10 am al mediodía", "10:00 a 12:00"],
    ["8 a 12", "8:00 a 12:00"],
    ["12 a 8 pm", "12:00 a 20:00"],
    ["24 horas", "0:00 a 23:59"],
    ["las 24 horas", "0:00 a 23:59"],
    ["24 hrs", "0:00 a 23:59"],
    ["todo el día", "0:00 a 23:59"],
    ["24/7", "0:00 a 23:59"],
    ["18:00 a 24:00", "18:00 a 23:59"],
    ["6 pm a medianoche", "18:00 a 23:59"],
    ["9 a 14 y 16 a 19", "9:00 a 14:00, 16:00 a 19:00"],
    ["9 a 14, 16 a 19 hrs", "9:00 a 14:00, 16:00 a 19:00"],
    ["9 a 14 y de 16 a 19", "9:00 a 14:00, 16:00 a 19:00"],
    ["9:00-14:00 / 16:00-19:00", "9:00 a 14:00, 16:00 a 19:00"],
    ["16 a 19; 9 a 14", "9:00 a 14:00, 16:00 a 19:00"],
    ["9 am a 2 pm y 4 pm a 7 pm", "9:00 a 14:00, 16:00 a 19:00"],
    ["9 am a 2 pm\n4 pm a 7 pm", "9:00 a 14:00, 16:00 a 19:00"],
    ["cerrado", ""],
    ["No abrimos", ""],
    ["-", ""],
    ["", ""],
  ])("%j are %s", (typed, stored) => {
    expect(understoodHours(typed)).toBe(stored);
    expect(understoodHours(stored)).toBe(stored);
  });

  it.each(["4 a 8", "previa cita", "25 a 30", "9 a", "14 pm a 20", "9 a 14 y luego"])(
    "%j leave a time open, and stay as they are typed",
    (typed) => {
      expect(understoodHours(typed)).toBe(typed);
    },
  );
});

describe("e-mail addresses", () => {
  it.each([
    ["citas@ejemplo.mx", "citas@ejemplo.mx"],
    ["Citas <citas@ejemplo.mx>", "citas@ejemplo.mx"],
    ['"Consultorio" <citas@ejemplo.mx>', "citas@ejemplo.mx"],
    ["mailto:citas@ejemplo.mx", "citas@ejemplo.mx"],
    ["mailto:citas@ejemplo.mx?subject=Cita", "citas@ejemplo.mx"],
    ["Mi correo es citas@ejemplo.mx.", "citas@ejemplo.mx"],
    ["citas@ejemplo.mx\u200b", "citas@ejemplo.mx"],
    ["", ""],
  ])("%j is %s", (typed, stored) => {
    expect(understoodEmail(typed)).toBe(stored);
  });

  it.each(["citas", "citas@", "a@ejemplo.mx, b@ejemplo.mx", "citas arroba ejemplo.mx"])(
    "%j is none or several, and stays as it is typed",
    (typed) => {
      expect(understoodEmail(typed)).toBe(typed);
    },
  );
});

describe("links", () => {
  const facebook = "https://www.facebook.com/";
  it.each([
    ["facebook.com/clinica", facebook, "https://facebook.com/clinica"],
    ["www.facebook.com/clinica", facebook, "https://www.facebook.com/clinica"],
    ["m.facebook.com/clinica", facebook, "https://www.facebook.com/clinica"],
    ["https://m.facebook.com/clinica", facebook, "https://www.facebook.com/clinica"],
    ["https://es-la.facebook.com/clinica", facebook, "https://www.facebook.com/clinica"],
    ["@clinica", facebook, "https://www.facebook.com/clinica"],
    ["@clinica", "https://www.instagram.com/", "https://www.instagram.com/clinica"],
    ["@clinica", "https://www.tiktok.com/", "https://www.tiktok.com/@clinica"],
    ["@clinica", "https://www.youtube.com/", "https://www.youtube.com/@clinica"],
    ["@clinica", "https://x.com/", "https://x.com/clinica"],
    ["mobile.twitter.com/clinica", "https://x.com/", "https://x.com/clinica"],
    ["www.instagram.com/clinica/", "", "https://www.instagram.com/clinica/"],
    ["instagram.com/clinica?igsh=abc==", "", "https://instagram.com/clinica?igsh=abc=="],
    ["Sígueme en https://www.instagram.com/clinica.", "", "https://www.instagram.com/clinica"],
    ["Consultorio\nhttps://maps.app.goo.gl/AbC123", "", "https://maps.app.goo.gl/AbC123"],
    ["maps.app.goo.gl/AbC123", "", "https://maps.app.goo.gl/AbC123"],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>',
      "",
      "https://www.google.com/maps/embed?pb=!1m18&x=1",
    ],
    [
      "<iframe width='600' src='https://www.google.com/maps/embed?pb=1'></iframe>",
      "",
      "https://www.google.com/maps/embed?pb=1",
    ],
    ["doctoralia.com.mx/ejemplo", "", "https://doctoralia.com.mx/ejemplo"],
    ["ejemplo.mx", "", "https://ejemplo.mx"],
    ["HTTPS://www.ejemplo.mx/Guia", "", "HTTPS://www.ejemplo.mx/Guia"],
    ["citas@ejemplo.mx", "", "mailto:citas@ejemplo.mx"],
    ["  https://www.ejemplo.mx  ", "", "https://www.ejemplo.mx"],
    ["https://www.ejemplo.mx\u200b", "", "https://www.ejemplo.mx"],
    ["/contacto", "", "/contacto"],
    ["#preguntas", "", "#preguntas"],
    ["tel:+529515160000", "", "tel:+529515160000"],
    ["", "", ""],
  ])("%j is a link of %j: %s", (typed, home, stored) => {
    expect(understoodLink(typed, home)).toBe(stored);
    expect(understoodLink(stored, home)).toBe(stored);
  });

  it.each([
    "contacto",
    "contacto.html",
    "@clinica",
    "javascript:alert(1)",
    "uno https://a.mx y otro https://b.mx",
  ])("%j is none, and stays as it is typed", (typed) => {
    expect(understoodLink(typed)).toBe(typed);
  });
});
