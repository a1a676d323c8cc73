import { index, route } from "@react-router/dev/routes";

export default [
  index("./routes/home.tsx"),
  route("appointments", "./routes/appointments.tsx"),
  route("services/:slug", "./routes/service.tsx"),
  route("es", "./routes/es.tsx"),
];
